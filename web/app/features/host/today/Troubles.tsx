import styled from '@emotion/styled';
import { hostPath } from 'functions/domain/sitePaths';
import type { Block } from 'functions/contract/block';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FailedMail } from '../../../firebase/useFailedMails.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskColor.ts';
import { guestName } from '../calendar/useCellNames.ts';
import { toCancel } from '../bookings/toCancel.ts';
import type { TodayParts } from './arrangeToday.ts';

/** What needs a look, each in a sentence with a link to where it is put right. */
export function Troubles({
  parts,
  mails,
  blocks,
  settingsProblem,
  children,
}: {
  parts: TodayParts;
  mails: readonly FailedMail[];
  blocks: readonly Block[];
  settingsProblem: string | undefined;
  /** Further items of the list. */
  children: ReactNode;
}) {
  const { t } = useTranslation('hostToday');
  const { t: tBooking } = useTranslation('hostBooking');
  const format = useFormat();
  const language = useLanguage();
  const toBooking = (id: string, text: string) => (
    <Link discover="none" to={hostPath(language, 'bookings', id)}>
      {text}
    </Link>
  );
  return (
    <List>
      {children}
      {parts.overdue.map(({ booking, money: { next } }) => (
        <li key={`overdue ${booking.id}`}>
          {toBooking(
            booking.id,
            t('trouble.overdue', {
              name: guestName(booking),
              amount: format.money(next?.amount ?? 0),
              date: next?.on ? format.dayAndMonth(next.on) : '',
            }),
          )}
          <Link
            discover="none"
            to={hostPath(language, 'bookings', booking.id)}
            state={toCancel}
            aria-label={`${tBooking('actions.cancel')}: ${guestName(booking)}`}
          >
            {tBooking('actions.cancel')}
          </Link>
        </li>
      ))}
      {parts.problems.map((booking) => (
        <li key={`problem ${booking.id}`}>
          {toBooking(booking.id, t('trouble.edit', { name: guestName(booking), problem: booking.problem }))}
        </li>
      ))}
      {mails.map(({ id, to, subject }) => (
        <li key={id}>{t('trouble.mail', { to, subject })}</li>
      ))}
      {blocks.map(({ id, problem }) => (
        <li key={id}>{t('trouble.block', { problem })}</li>
      ))}
      {settingsProblem && <li>{t('trouble.settings', { problem: settingsProblem })}</li>}
    </List>
  );
}

const List = styled.ul`
  & li {
    padding: 12px 16px;
    border-left: 4px solid ${deskColor.bad};
    border-radius: ${radius.small};
    background: ${deskColor.white};
    overflow-wrap: anywhere;
  }
  & a {
    display: block;
    padding-block: 8px;
    color: ${deskColor.sea};
  }
`;
