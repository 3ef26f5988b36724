import type { ReactNode } from 'react';
import type { Block } from 'functions/contract/block';
import { isoDate } from 'functions/domain/isoDate';
import { languages, type Language } from 'functions/domain/language';
import { describe, expect, it } from 'vitest';
import hostPlatforms from '../../../../../locales/en/hostPlatforms.json' with { type: 'json' };
import villa from '../../../../../locales/en/villa.json' with { type: 'json' };
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { renderInLanguage } from '../frame/renderInLanguage.tsx';
import { CalendarState } from './CalendarState.tsx';
import { usePlatformTroubles } from './conflicts/usePlatformTroubles.tsx';
import { sampleCalendar } from './sampleCalendar.ts';
import { useReadText } from './useFeedTexts.ts';

const apartmentNames: Record<string, { name: string }> = villa.apartments;

const minute = 60_000;
const now = Date.UTC(2027, 5, 10, 10, 0);

const calendar: DeskCalendar = { ...sampleCalendar, createdAt: now - 300 * minute };

function rendered(view: ReactNode, language: Language = 'en'): string {
  return renderInLanguage(view, language).replace(/<style.*?<\/style>|<[^>]*>/g, '');
}

type Found = Parameters<ReturnType<typeof usePlatformTroubles>>[0];

function Told(found: Found) {
  return usePlatformTroubles(now)(found).map(({ id, text, actions }) => (
    <p key={id}>
      {text}
      {actions}
    </p>
  ));
}

describe('on Today', () => {
  const told = (changes: Partial<DeskCalendar>, reads: ReadonlyMap<string, number>) =>
    rendered(<Told conflicts={[]} closedSales={[]} failing={[{ ...calendar, ...changes }]} reads={reads} />);

  it('a failing calendar says why and since when', () => {
    expect(told({ problem: 'refused', failingSince: now - 40 * minute }, new Map())).toBe(
      `Airbnb (terrace), ${apartmentNames['olive']!.name}: ${hostPlatforms.problems.refused} First seen 40 minutes ago.`,
    );
  });

  it('a sale of closed nights says what is closed and what is sold, and can be dismissed', () => {
    const closed = { apartment: 'olive', checkIn: isoDate('2027-07-01'), checkOut: isoDate('2027-07-08') };
    const sale = { calendar: 'a', checkIn: isoDate('2027-07-03'), checkOut: isoDate('2027-07-05') };
    const block = { id: 'b', settledStay: closed, revision: 1 } as Block;
    const said = rendered(
      <Told
        conflicts={[]}
        closedSales={[{ calendar, block, closed, there: [sale], unseen: [sale] }]}
        failing={[]}
        reads={new Map()}
      />,
    );
    expect(said).toBe(
      `Perhaps sold although closed: ${apartmentNames['olive']!.name}, 1–8 July 2027. At Airbnb (terrace): 3–5 July 2027. ` +
        'Look there who has these nights. If somebody is coming, open the nights here, or cancel there.Seen',
    );
  });

  it('a calendar that was not read for long says when it was, or that it never was', () => {
    const name = `Airbnb (terrace), ${apartmentNames['olive']!.name}:`;
    expect(told({}, new Map([['a', now - 180 * minute]]))).toBe(`${name} last read on 10 Jun 2027 at 09:00.`);
    expect(told({}, new Map())).toBe(`${name} Not read yet.`);
  });
});

describe('a calendar’s state', () => {
  it('says that nights stay closed only if the calendar was read before', () => {
    const state = (changes: Partial<DeskCalendar>, readAt: number) =>
      rendered(
        <CalendarState
          calendar={{ ...calendar, problem: 'refused', ...changes }}
          readAt={readAt}
          onAccept={() => undefined}
        />,
      );
    expect(state({ isRead: false }, calendar.createdAt)).not.toContain(hostPlatforms.state.kept);
    expect(state({}, calendar.createdAt + minute)).toContain(hostPlatforms.state.kept);
  });

  it('does not say that earlier nights stay closed if the calendar was read and only one entry is odd', () => {
    const remarks = [{ kind: 'odd' as const, entry: 'a', uid: 'a@sample' }];
    const said = rendered(
      <CalendarState calendar={{ ...calendar, remarks }} readAt={now - minute} onAccept={() => undefined} />,
    );
    expect(said).toContain('The entry with the UID a@sample cannot be understood.');
    expect(said).not.toContain(hostPlatforms.state.kept);
  });
});

describe.each(languages)('the reason why the nights may be outdated (%s)', (language) => {
  const told = (changes: Partial<DeskCalendar>) =>
    rendered(
      <CalendarState calendar={{ ...calendar, ...changes }} readAt={now - minute} onAccept={() => undefined} />,
      language,
    );
  const odd = (uid: string | null) => ({ kind: 'odd' as const, entry: 'a', uid });

  it('differs for status 403, 429, 5xx, a sign-in page, an odd entry, one without UID, and one as long as a year', () => {
    const said = [
      told({ problem: 'refused' }),
      told({ problem: 'busy', retryAt: Date.UTC(2027, 5, 10, 12, 30) }),
      told({ problem: 'server-fault' }),
      told({ problem: 'not-a-calendar' }),
      told({ remarks: [odd('1418fb94e984-x@airbnb.com')] }),
      told({ remarks: [odd(null)] }),
      told({ remarks: [{ kind: 'long', entry: '', uid: null }] }),
    ];
    expect(new Set(said).size).toBe(said.length);
    // Says when the platform will be read again, and which entry the owner has to look for.
    expect(said[1]).toContain('14:30');
    expect(said[4]).toContain('1418fb94e984-x@airbnb.com');
    for (const text of said) expect(text).not.toMatch(/\{\{|problems\.|remarks\./);
  });
});

describe('the result of a reading', () => {
  function Read({ failed, done }: { failed: number; done?: string }) {
    return useReadText()({ read: 1, failed }, done);
  }

  it('is shown unless a calendar could not be read, which is said instead', () => {
    expect(rendered(<Read failed={0} />)).toBe(hostPlatforms.readDone);
    expect(rendered(<Read failed={0} done="Airbnb is empty now." />)).toBe('Airbnb is empty now.');
    expect(rendered(<Read failed={2} done="Airbnb is empty now." />)).toBe(
      'Something is wrong with 2 calendars. The reason stands with each.',
    );
  });
});
