import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cardFacts } from './features/apartments/CardFacts.ts';
import { useApartmentWords } from './features/apartments/useApartmentWords.ts';
import { RoundButton } from './features/shell/RoundButton.ts';
import { ApartmentOffer } from './features/stay/ApartmentOffer.tsx';
import { widestLimits } from './features/stay/guestCount.ts';
import { looseRules } from './features/stay/looseRules.ts';
import { SearchResult } from './features/stay/SearchResult.tsx';
import { chosenStay, writeStayChoice } from './features/stay/StayChoice.ts';
import { StaySearch } from './features/stay/StaySearch.tsx';
import { useStaySearch, type StaySearchState } from './features/stay/useStaySearch.ts';
import type { ApartmentsPage } from './fetchApartmentsPage.ts';
import { PageLink } from './i18n/PageLink.tsx';
import { useFormat } from './i18n/useFormat.ts';
import { WordsProvider } from './i18n/WordsProvider.tsx';
import { quietAction } from './ui/action.ts';
import { VisuallyHidden } from './ui/layout.ts';
import { Picture } from './ui/Picture.tsx';
import { color, easeOut, font, from, radius, shadow } from './ui/tokens.ts';

export interface BookingModalProps {
  page: ApartmentsPage;
  onClose: () => void;
}

/** Dates, guests, and which apartments are free for them at what price: from any page, a sheet from the bottom on a phone. */
export function BookingModal({ page, onClose }: BookingModalProps) {
  return (
    <WordsProvider words={page.words}>
      <Search page={page} onClose={onClose} />
    </WordsProvider>
  );
}

function Search({ page: { apartments, covers }, onClose }: BookingModalProps) {
  const { t } = useTranslation(['stay', 'offer']);
  const search = useStaySearch(apartments);
  const { choice, change, today, availability, check, words } = search;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const anyFree = words === 'ready' && apartments.some(({ slug }) => isFree(search, slug));

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose();
      }}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <Global styles={pageBehind} />
      <Top>
        <h2 id={title}>{t('yourStay')}</h2>
        <RoundButton type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 24 24" width="22" height="22" stroke="currentColor" strokeWidth="1.5" aria-hidden>
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </RoundButton>
      </Top>
      <Content>
        <StaySearch
          rules={looseRules(apartments)}
          limits={widestLimits(apartments.map(({ limits }) => limits))}
          choice={choice}
          onChange={change}
          today={today}
          checking={availability.state === 'checking'}
          onSearch={(wanted) => void check(wanted)}
        />
        <SearchResult search={search} />
        <List>
          {apartments.map((apartment) => (
            <Row key={apartment.slug} apartment={apartment} cover={covers[apartment.slug]![0]!} search={search} />
          ))}
        </List>
        {anyFree && <Note>{t('bindsNothing', { ns: 'offer' })}</Note>}
      </Content>
    </Dialog>
  );
}

function isFree({ availability }: StaySearchState, slug: string): boolean {
  return (
    availability.state === 'answered' &&
    availability.answer.apartments.some((answer) => answer.slug === slug && answer.available)
  );
}

/** An apartment: what it costs, and the one thing to do next with it. */
function Row({
  apartment,
  cover,
  search,
}: {
  apartment: ApartmentsPage['apartments'][number];
  cover: ApartmentsPage['covers'][string][number];
  search: StaySearchState;
}) {
  const { t } = useTranslation(['site', 'offer']);
  const { money } = useFormat();
  const { name, line } = useApartmentWords()(apartment.slug);
  const { choice, availability, words } = search;
  const stay = chosenStay(choice);
  const inAddress = stay ? `?${writeStayChoice(choice)}` : '';
  const { slug } = apartment;
  const taken =
    availability.state === 'answered' &&
    availability.answer.apartments.some((answer) => answer.slug === slug && answer.reason === 'dates-taken');
  return (
    <Place>
      <View>
        <Picture picture={cover} sizes="(min-width: 700px) 200px, 104px" />
      </View>
      <div>
        <h3>
          <Name page="apartment" slug={slug} search={inAddress}>
            {name}
          </Name>
        </h3>
        {stay && words === 'ready' ? (
          <ApartmentOffer apartment={apartment} search={search} />
        ) : (
          <>
            <Line>{line}</Line>
            <Price>{t('apartment.fromPerNight', { price: money(cardFacts(apartment).lowestPrice) })}</Price>
          </>
        )}
      </div>
      {words === 'ready' && isFree(search, slug) && (
        <Way page="request" slug={slug} search={inAddress}>
          {t('requestToBook', { ns: 'offer' })}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Way>
      )}
      {words === 'ready' && taken && (
        <Way page="apartment" slug={slug} search={inAddress}>
          {t('nearest', { ns: 'offer' })}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Way>
      )}
    </Place>
  );
}

/** The page does not scroll away meanwhile, and does not grow wider for want of a scrollbar. */
const pageBehind = css`
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, ${color.deep} 55%, ${color.paper});
  }
`;

const Dialog = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: 94dvh;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: reveal 250ms ${easeOut};
  &::backdrop {
    background: rgb(10 50 62 / 0.55);
  }
  ${from.desk} {
    inset: 0;
    width: min(1080px, 100vw - 48px);
    /* The calendar opens within it. */
    height: min(860px, 100dvh - 48px);
    max-height: none;
    margin: auto;
    border-radius: ${radius.large};
  }
`;

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  background: ${color.paper};
  & > h2 {
    font-size: 26px;
  }
  ${from.desk} {
    padding: 20px 32px 12px;
  }
`;

const Content = styled.div`
  padding: 4px 20px max(24px, env(safe-area-inset-bottom));
  ${from.desk} {
    padding: 4px 32px 32px;
  }
`;

const List = styled.ul`
  margin-top: 20px;
`;

const Place = styled.li`
  display: grid;
  grid-template-columns: 104px 1fr;
  gap: 12px 16px;
  padding-block: 20px;
  border-top: 1px solid ${color.line};
  & h3 {
    font-size: 22px;
  }
  ${from.tablet} {
    grid-template-columns: 200px 1fr auto;
    gap: 28px;
    align-items: center;
  }
`;

const View = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: ${radius.small};
  overflow: hidden;
`;

const Name = styled(PageLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

const Line = styled.p`
  display: none;
  color: ${color.soft};
  font-size: 16px;
  ${from.tablet} {
    display: block;
  }
`;

const Price = styled.p`
  margin-top: 4px;
  font-family: ${font.heading};
  font-size: 20px;
  color: ${color.sea};
`;

const Way = styled(PageLink)`
  ${quietAction}
  grid-column: 1 / -1;
  ${from.tablet} {
    grid-column: auto;
  }
`;

const Note = styled.p`
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  color: ${color.soft};
  font-size: 15px;
`;
