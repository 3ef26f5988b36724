import { expect, type Page } from '@playwright/test';

/** Waits until opened elements have faded or slid in, so that colours and positions are final. */
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
