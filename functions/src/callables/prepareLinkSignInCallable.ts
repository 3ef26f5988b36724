import { prepareLinkSignIn } from '../account/prepareLinkSignIn.ts';
import { prepareLinkSignInRequest } from '../contract/callables.ts';
import { readLimits } from '../limits/readLimits.ts';
import { countOrRefuse } from './countOrRefuse.ts';
import { defineCallable } from './defineCallable.ts';

/** Counted per network, because nobody is signed in yet. */
export const prepareLinkSignInCallable = defineCallable(
  'prepareLinkSignIn',
  prepareLinkSignInRequest,
  async ({ email }, _, network) => {
    const { linkSignIn } = await readLimits();
    await countOrRefuse('linkSignIn', `network ${network}`, linkSignIn?.perNetwork, new Date());
    await prepareLinkSignIn(email);
    return { prepared: true } as const;
  },
);
