import { pathTo } from 'functions/domain/sitePaths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toBookingFailure } from '../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../firebase/calls/callFunction.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { showToast } from '../../ui/toast/showToast.ts';
import { property } from '../../villa/property.ts';
import { useIsMounted } from '../../ui/browser/useIsMounted.ts';
import { saveFile } from '../../ui/browser/saveFile.ts';

type Doing = 'downloading' | 'deleting';

/** Why an action failed, and whether signing in again would help. */
export interface Refusal {
  text: string;
  signIn: boolean;
}

/**
 * Downloads the guest's data or deletes the account. Does one at a time, however often the guest presses the buttons.
 */
export function useAccountData() {
  const { t } = useTranslation(['account', 'errors']);
  const language = useLanguage();
  const navigate = useNavigate();
  const busy = useRef(false);
  const deleted = useRef(false);
  const [doing, setDoing] = useState<Doing>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [saved, setSaved] = useState<string>();

  const isMounted = useIsMounted();
  const endSession = () => void signOut().catch(() => {});

  // Signs out only after this component was unmounted, because its page would redirect a signed-out guest to the
  // sign-in.
  useEffect(
    () => () => {
      if (deleted.current) endSession();
    },
    [],
  );

  async function run(what: Doing, work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setDoing(what);
    setRefusal(undefined);
    setSaved(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      busy.current = false;
      setDoing(undefined);
    }
  }

  function refusalOf(error: unknown): Refusal {
    const { code } = toBookingFailure(error);
    const signIn = code === 'sign-in-again' || code === 'signed-out';
    return { signIn, text: code === 'unexpected' ? t('failed') : t(code, { ns: 'errors' }) };
  }

  return {
    doing,
    refusal,
    /** Name of the file that was saved last. */
    saved,
    clearRefusal: () => setRefusal(undefined),
    download: () =>
      run('downloading', async () => {
        const data = await callFunction('downloadMyData', {});
        const name = `${property.slug}-my-data.json`;
        saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
        setSaved(name);
      }),
    remove: () =>
      run('deleting', async () => {
        await callFunction('deleteMyAccount', {});
        deleted.current = true;
        showToast(t('deleted'), t('close'));
        if (!isMounted()) return endSession();
        await navigate(pathTo('home', language));
      }),
    /** Signs out. The page then redirects to the sign-in and back. */
    signInAgain: () => void signOut().catch(() => setRefusal({ text: t('failed'), signIn: true })),
  };
}

async function signOut(): Promise<void> {
  const session = await import('../../firebase/session/session.ts');
  await session.signOut();
}
