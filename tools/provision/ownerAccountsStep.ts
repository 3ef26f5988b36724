import { isPrepared, prepareAccount } from '../../functions/src/account/prepareAccount.ts';
import type { Step } from './Step.ts';

/**
 * The accounts of the owners, without a password. While an email has an account, nobody can sign up with it or give it to
 * an account of theirs (docs/decisions/17-sign-in.md).
 * @param owners emails, in lower case
 */
export function ownerAccountsStep(owners: readonly string[]): Step {
  return {
    id: 'owner-accounts',
    look: async () => {
      const prepared = await Promise.all(owners.map(isPreparedYet));
      const missing = owners.filter((_, index) => !prepared[index]);
      if (missing.length === 0) return { state: 'done', says: 'every owner has an account that nobody else can enter' };
      return {
        state: 'missing',
        says: `to make: accounts for ${missing.join(', ')}, without a password`,
        create: async () => {
          for (const email of missing) await prepareAccount(email);
        },
      };
    },
  };
}

/** False as well before Authentication has been switched on; whatever else is wrong, making the account says. */
async function isPreparedYet(email: string): Promise<boolean> {
  return isPrepared(email).catch(() => false);
}
