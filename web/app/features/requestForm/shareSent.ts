import { parseSent, readSent, type SentRequest } from './SentRequest.ts';

/*
 * Tabs tell one another what they have sent, so that none refuses a guest the nights that another one has just requested. Nothing more
 * is stored for it.
 */

/** What one tab asks the others. */
const question = 'sent?';

/** Safari before 15.4 has no such channels. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in window ? new BroadcastChannel('sent-request') : undefined;
}

/** Tells the other tabs what this one has sent. */
export function tellSent(): void {
  const channel = openChannel();
  channel?.postMessage(readSent());
  channel?.close();
}

/**
 * Asks the other tabs what they have sent, and answers those that are opened later.
 * @returns what ends it
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
