import { isPrepared, prepareAccount } from '../../functions/src/account/prepareAccount.ts';
import { done, missing, step, type Step } from './Step.ts';

/**
 * The accounts of the owners, without a password. As long as an email has an account, nobody else can sign up with it or change their own
 * account to it (docs/decisions/11-accounts.md).
 * @param owners emails, in lower case
 */
export function ownerAccountsStep(owners: readonly string[]): Step {
  return step('owner-accounts', async () => {
    const prepared = await Promise.all(owners.map(isPreparedYet));
    const lacking = owners.filter((_, index) => !prepared[index]);
    if (lacking.length === 0) return done('every owner has an account that nobody else can enter');
    return missing(`to make: accounts for ${lacking.join(', ')}, without a password`, async () => {
      for (const email of lacking) await prepareAccount(email);
    });
  });
}

/** Also false before Authentication is enabled; any other problem shows when the account is created. */
async function isPreparedYet(email: string): Promise<boolean> {
  return isPrepared(email).catch(() => false);
}
