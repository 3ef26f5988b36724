import type { GoogleApi } from '../google/GoogleApi.ts';
import { GoogleApiError } from '../google/GoogleApi.ts';
import { byHand, done, missing, step, type Look, type Step } from './Step.ts';

/** https://docs.cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
interface Budget {
  displayName?: string;
}

/** Shares of the amount at which Google mails the administrators of the billing account. */
const thresholds = [0.5, 0.9, 1];

/**
 * A budget alert: it warns and stops nothing. Any budget for this project alone counts.
 * @param amount a month, in whole units of the billing account's currency
 */
export function budgetStep(api: GoogleApi, amount: number): Step {
  return step('budget', async (): Promise<Look> => {
    const project = `projects/${api.project}`;
    const account = (
      await api.find<{ billingAccountName?: string }>(`cloudbilling.googleapis.com/v1/${project}/billingInfo`)
    )?.billingAccountName;
    const budgets = `billingbudgets.googleapis.com/v1/${account}/budgets`;
    try {
      const found = account ? await api.find<{ budgets?: Budget[] }>(`${budgets}?scope=${project}`) : undefined;
      const [budget] = found?.budgets ?? [];
      if (budget) return done(`there is a budget alert: ${budget.displayName ?? 'without a name'}`);
    } catch (error) {
      // The person who deploys need not administer the billing account.
      if (!(error instanceof GoogleApiError) || error.status !== 403) throw error;
      return byHand(
        'whether there is a budget alert is not known: you may not see the budgets of the billing account',
        `ask its administrator for one: https://console.cloud.google.com/billing/budgets?project=${api.project}`,
      );
    }
    return missing(
      `to create: a budget alert at ${amount} a month, in the currency of the billing account (--budget chooses another)`,
      async () => {
        await api.call('POST', budgets, {
          displayName: `${api.project}: ${amount} a month`,
          budgetFilter: { projects: [project], calendarPeriod: 'MONTH' },
          // Without a currency, Google uses that of the billing account. It would refuse any other.
          amount: { specifiedAmount: { units: String(amount) } },
          thresholdRules: thresholds.map((thresholdPercent) => ({ thresholdPercent })),
        });
      },
      [
        `its administrators get a mail at ${thresholds.map((share) => `${share * 100} %`).join(', ')}; it stops nothing`,
      ],
    );
  });
}
