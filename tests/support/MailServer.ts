import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Reply; `cut` closes the connection, `silence` never replies. */
type Reply = string | 'cut' | 'silence';
/** `MESSAGE` is the reply to a complete message, the others to a new connection and to commands. */
type Step = 'GREETING' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'MESSAGE';
export type MailReplies = Partial<Record<Step, Reply | ((said: string) => Reply)>>;

interface ReceivedMail {
  to: string[];
  subject: string;
  /** The message as it was sent. */
  source: string;
}

/** An SMTP server that can be switched off and on, with configurable replies. */
export class MailServer {
  /** All complete messages, whatever the reply to them was. */
  readonly received: ReceivedMail[] = [];
  /** Replies other than success. A function gets the argument of the command. */
  replies: MailReplies;
  /** Arguments of all AUTH commands. */
  readonly logins: string[] = [];
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  constructor(replies: MailReplies = {}) {
    this.replies = replies;
  }

  async switchOn(): Promise<this> {
    this.#server = createServer((socket) => this.#talk(socket)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async switchOff(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(server, 'close');
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let to: string[] = [];
    let message: string[] | undefined;
    const reply = (step: Step, said: string, usual: string) => {
      const chosen = this.replies[step];
      const reply = (typeof chosen === 'function' ? chosen(said) : chosen) ?? usual;
      if (reply === 'cut') socket.destroy();
      else if (reply !== 'silence') socket.write(`${reply}\r\n`);
      return reply === usual;
    };
    reply('GREETING', '', '220 ready');
    createInterface(socket).on('line', (line) => {
      if (message) {
        if (line !== '.') return void message.push(line);
        const subject = message.find((one) => one.startsWith('Subject: '))?.slice('Subject: '.length) ?? '';
        this.received.push({ to, subject, source: message.join('\n') });
        message = undefined;
        to = [];
        return void reply('MESSAGE', '', '250 taken');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'QUIT') return void socket.end('221 bye\r\n');
      if (command === 'DATA') {
        if (reply('DATA', '', '354 go on')) message = [];
        return;
      }
      const said = line.slice(5);
      if (command === 'AUTH') this.logins.push(said);
      if (reply(command as Step, said, '250 fine') && command === 'RCPT') to.push(/<(.*)>/.exec(said)?.[1] ?? said);
    });
  }
}
