import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Stay } from 'functions/domain/stay';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../../i18n/PageLink.tsx';
import type { NamespaceState } from '../../../i18n/useNamespaces.ts';
import { primaryButton } from '../../../ui/theme/primaryButton.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { writeStayChoice, type StayChoice } from '../chosenStay/StayChoice.ts';
import { isStayRefusal } from './isStayRefusal.ts';
import { LazyInsteadOffers } from './LazyInsteadOffers.tsx';
import type { Verdict } from './useApartmentCheck.ts';
import { useUnreadText } from './useUnreadText.ts';
import { useRefusalText } from './useRefusalText.ts';
import { Bad, Calm, Good } from './verdictStyle.ts';

/** Whether the chosen stay is available: the button to the request if it is, the reason and what there is instead if not. */
export function StayVerdict({
  verdict: known,
  messages,
  apartment,
  others,
  choice,
  onChoose,
  nameOf,
  children,
}: {
  verdict: Verdict;
  /** Those of `offer` and `errors`. */
  messages: NamespaceState;
  apartment: Apartment;
  others: readonly { slug: string }[];
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
  nameOf: (slug: string) => string;
  /** The server's quote. */
  children: ReactNode;
}) {
  // Asking for `offer` by the hook would load it before a guest has touched the panel.
  const { t } = useTranslation('stay');
  const navigate = useNavigate();
  const requestPath = usePathTo('request', apartment.slug);
  const refusalMessages = useRefusalText(messages);
  const verdict = withMessages(known, messages);
  const refused = verdict.state === 'refused' ? refusalMessages(verdict.code) : undefined;
  const refusal = verdict.state === 'refused' && isStayRefusal(verdict.code) ? verdict.code : undefined;
  const unread = useUnreadText()([apartment]);
  const statusId = useId();
  const Sentence = refusal ? Calm : Bad;
  return (
    <>
      <Status id={statusId} role="status" tabIndex={-1}>
        {verdict.state === 'available' && <Good>{t('available', { ns: 'offer' })}</Good>}
        {refused && (
          <Sentence>
            {/* The message of this code is about a limit that is reached. */}
            {refusal === 'guests-exceeded' && messages === 'ready'
              ? t('reason.guests', { ns: 'offer', ...apartment.limits })
              : refused.sentence}
          </Sentence>
        )}
        {refused?.advice && <p>{refused.advice}</p>}
      </Status>
      {children}
      {verdict.state === 'available' && (
        <div>
          <ToRequest
            type="button"
            onClick={() => void navigate({ pathname: requestPath, search: `?${writeStayChoice(choice)}` })}
          >
            {t('requestToBook', { ns: 'offer' })}
          </ToRequest>
          {(apartment.bookingMode !== 'instant' || unread) && <Note>{t('bindsNothing', { ns: 'offer' })}</Note>}
          {unread && <Note>{unread}</Note>}
        </div>
      )}
      {refusal && messages === 'ready' && (
        <LazyInsteadOffers
          refusal={refusal}
          apartment={apartment}
          others={others}
          choice={choice}
          onChoose={(stay) => {
            onChoose(stay);
            // The pressed button goes away with the offers.
            document.getElementById(statusId)?.focus();
          }}
          nameOf={nameOf}
        />
      )}
    </>
  );
}

/** Without its messages a verdict cannot be shown: it counts as not there yet, or as an error. */
function withMessages(verdict: Verdict, messages: NamespaceState): Verdict {
  if (verdict.state !== 'available' || messages === 'ready') return verdict;
  return messages === 'loading' ? { state: 'checking' } : { state: 'refused', code: 'unexpected' };
}

const Status = styled.div`
  scroll-margin-top: 96px;
`;

const ToRequest = styled.button`
  ${primaryButton}
  width: 100%;
`;

const Note = styled.p`
  margin-top: 10px;
  font-size: 15px;
  color: ${color.soft};
  text-align: center;
`;
