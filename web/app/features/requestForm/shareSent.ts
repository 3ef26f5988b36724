import { parseSent, readSent, type SentRequest } from './SentRequest.ts';

/*
 * Tabs tell each other what they have sent. Otherwise a tab could tell a guest that nights are taken, although the same
 * guest has requested them in another tab. This stores nothing more.
 */

/** The question that one tab asks the others. */
const question = 'sent?';

/** Opens a channel; `undefined` in Safari before 15.4, which has no `BroadcastChannel`. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in window ? new BroadcastChannel('sent-request') : undefined;
}

export function tellSent(): void {
  const channel = openChannel();
  channel?.postMessage(readSent());
  channel?.close();
}

/**
 * Asks the other tabs what they have sent, and answers tabs that are opened later.
 * @returns a function that stops both
 */
export function followSent(onSent: (sent: SentRequest) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const sent = parseSent(data);
    if (data === question) channel.postMessage(readSent());
    else if (sent) onSent(sent);
  };
  channel.postMessage(question);
  return () => channel.close();
}
