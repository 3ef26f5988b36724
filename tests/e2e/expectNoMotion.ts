import { expect, type Page } from '@playwright/test';

/** Waits until what has just opened has faded or slid in: colours and places are then what they stay. */
export async function expectNoMotion(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        `document.getAnimations().filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline && playState === 'running' && effect.getTiming().iterations !== Infinity,
        ).length`,
      ),
    )
    .toBe(0);
}
