import type { IsoDate } from 'functions/domain/isoDate';
import { hostPath } from 'functions/domain/sitePaths';
import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import type { BlockProblem } from '../../../firebase/owner/useBlocks.ts';
import type { DocumentProblem } from '../../../firebase/owner/useDocumentProblems.ts';
import type { FailedMail } from '../../../firebase/owner/useFailedMails.ts';
import type { IncompleteBooking } from '../../../firebase/owner/useIncompleteBookings.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import type { TodayParts } from './arrangeToday.ts';
import { OverdueActions } from './OverdueActions.tsx';
import { SeenButton } from './SeenButton.tsx';
import type { Trouble } from './TroubleList.tsx';

interface Found {
  parts: TodayParts;
  incomplete: readonly IncompleteBooking[];
  mails: readonly FailedMail[];
  blocks: readonly BlockProblem[];
  documents: readonly DocumentProblem[];
  /** All bookings, to find the one that a mail is about. */
  bookings: readonly Booking[];
  ownerEmail: string;
}

/** Problems that need attention, other than those with platforms. */
export function useTroubles(today: IsoDate) {
  const { t } = useTranslation('hostToday');
  const { t: tBooking } = useTranslation('hostBooking');
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useApartmentName();
  const pathOfBooking = (id: string) => hostPath(language, 'bookings', id);
  const settingsPath = (part: string) => `${hostPath(language, 'more')}?part=${part}`;

  function pathOfMail({ id, to }: FailedMail, { bookings, ownerEmail }: Found): string | undefined {
    const about = bookings.find(({ number }) => id.startsWith(`${number}-`));
    if (about) return pathOfBooking(about.id);
    return to === ownerEmail ? settingsPath('property') : undefined;
  }

  function pathOfBlock({ closed, typedDay }: BlockProblem): string {
    const day = closed?.checkIn ?? typedDay;
    return hostPath(language, 'calendar') + (day ? `?day=${day}` : '');
  }

  function pathOfDocument({ of, slug }: DocumentProblem): string | undefined {
    switch (of) {
      case 'mail':
      case 'data':
        // No owner can solve these problems. The maintainer of the site does.
        return undefined;
      case 'apartment':
        return `${hostPath(language, 'prices')}?apartment=${slug}`;
      default:
        return settingsPath(of === 'access' ? 'owners' : of);
    }
  }

  return (found: Found): Trouble[] => {
    const { parts, incomplete, mails, blocks, documents } = found;
    return [
      ...parts.overdue.map(({ booking, money }) => ({
        id: `overdue ${booking.id}`,
        to: pathOfBooking(booking.id),
        text: t(money.isOfferOverdue ? 'trouble.offer' : 'trouble.overdue', {
          name: guestName(booking),
          amount: format.money(money.next?.amount ?? 0),
          date: money.next?.on ? format.dayAndMonth(money.next.on) : '',
        }),
        actions: <OverdueActions booking={booking} money={money} today={today} />,
      })),
      ...parts.problems.map((booking) => ({
        id: `problem ${booking.id}`,
        to: pathOfBooking(booking.id),
        text: t('trouble.edit', { name: guestName(booking), problem: booking.problem }),
        actions: (
          <SeenButton
            of={guestName(booking)}
            noteOn={{ kind: 'booking', id: booking.id }}
            revision={booking.revision ?? 0}
          />
        ),
      })),
      ...incomplete.map(({ id, name, problem }) => ({
        id: `incomplete ${id}`,
        to: pathOfBooking(id),
        text: t('trouble.incomplete', { name: name || id, problem }),
      })),
      ...mails.map((mail) => ({
        id: `mail ${mail.id}`,
        to: pathOfMail(mail, found),
        text: t('trouble.mail', { to: mail.to, subject: mail.subject }),
      })),
      ...blocks.map((block) => {
        const text = t('trouble.block', { problem: block.problem });
        return {
          id: `block ${block.id}`,
          to: pathOfBlock(block),
          text,
          actions: block.closed ? (
            <SeenButton of={text} noteOn={{ kind: 'block', id: block.id }} revision={block.revision} />
          ) : (
            <ActionButton
              action="changeBlock"
              request={{ block: block.id, revision: block.revision, nights: null }}
              said={t('trouble.removed')}
              label={tBooking('actions.remove')}
              of={text}
            />
          ),
        };
      }),
      ...documents.map((one) => ({
        id: `${one.of} ${one.slug}`,
        to: pathOfDocument(one),
        text: t(one.of === 'mail' ? 'trouble.mails' : `trouble.${one.of}`, {
          problem: one.problem,
          apartment: nameOf(one.slug ?? ''),
        }),
      })),
    ];
  };
}
