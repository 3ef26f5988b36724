/** Who is signed in, as far as pages need to know. A new object whenever anything of it has changed. */
export interface Guest {
  uid: string;
  /** As the account has it; accounts made by a link in a mail have none. */
  name: string | null;
  email: string | null;
  /** Is the address proven, also by the token that goes along with what the guest asks for? */
  emailVerified: boolean;
}

let guest: Guest | null | undefined;
const readers = new Set<() => void>();

/** The guest who is signed in, `null` for nobody, `undefined` until the session has been restored. Knows nothing of Firebase. */
export const guestStore = {
  read: (): Guest | null | undefined => guest,
  write(next: Guest | null): void {
    guest = next;
    for (const read of [...readers]) read();
  },
  /** @returns what ends it */
  watch(read: () => void): () => void {
    readers.add(read);
    return () => void readers.delete(read);
  },
};
