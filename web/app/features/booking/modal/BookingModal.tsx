import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice } from 'functions/domain/quote';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentTexts } from '../../../i18n/useApartmentTexts.ts';
import { AlternativeApartment, ApartmentOffer } from '../availability/offers/ApartmentOffer.tsx';
import { ApartmentSearch } from '../search/ApartmentSearch.tsx';
import { chosenStay, writeStayChoice } from '../chosenStay/StayChoice.ts';
import { resultOf } from '../availability/useAvailability.ts';
import { useStaySearch, type StaySearchState } from '../search/useStaySearch.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useExtraCosts } from '../../../i18n/useExtraCosts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Messages } from '../../../i18n/Messages.ts';
import { I18nProvider } from '../../../i18n/I18nProvider.tsx';
import { CloseIcon } from '../../../ui/picture/CloseIcon.tsx';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { useCurrentApartments } from '../availability/useCurrentApartments.ts';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { Picture, type PictureProps } from '../../../ui/picture/Picture.tsx';
import { color, font, from, radius } from '../../../ui/theme/tokens.ts';

/** The data that the route loader of the apartments list returns. */
export interface ApartmentsPage {
  messages: Messages;
  apartments: Apartment[];
  /** Pictures by slug of the apartment. */
  covers: Record<string, PictureProps['picture'][]>;
}

export interface BookingModalProps {
  page: ApartmentsPage;
  onClose: () => void;
}

/** The booking dialog: dates, guests, and the free apartments with their prices. Full screen on phones. */
export function BookingModal({ page, onClose }: BookingModalProps) {
  return (
    <AppTheme>
      <I18nProvider messages={page.messages}>
        <Search page={page} onClose={onClose} />
      </I18nProvider>
    </AppTheme>
  );
}

function Search({ page: { apartments: built, covers }, onClose }: BookingModalProps) {
  const { t } = useTranslation(['stay', 'offer']);
  const apartments = useCurrentApartments(built);
  const search = useStaySearch(apartments);
  const title = useId();
  const phone = useMediaQuery('(max-width: 699px)');
  const free = apartments.filter(({ slug }) => resultOf(search.availability, slug)?.available);
  const bindsNothing = free.length > 0 && free.every(({ bookingMode }) => bookingMode === 'request');

  return (
    <Wide open fullScreen={phone} onClose={onClose} aria-labelledby={title}>
      <Top>
        <DialogTitle id={title}>{t('yourStay')}</DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <DialogContent>
        <ApartmentSearch apartments={apartments} search={search} level="h3" />
        <List role="list">
          {search.apartments.map((apartment) => (
            <Row key={apartment.slug} apartment={apartment} cover={covers[apartment.slug]![0]!} search={search} />
          ))}
        </List>
        {bindsNothing && <Note>{t('bindsNothing', { ns: 'offer' })}</Note>}
      </DialogContent>
    </Wide>
  );
}

/** An apartment's row: its price and the one next action. */
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
  const extraCosts = useExtraCosts();
  const { name, line } = useApartmentTexts()(apartment.slug);
  const { choice } = search;
  const stay = chosenStay(choice);
  const query = stay ? `?${writeStayChoice(choice)}` : '';
  const { slug } = apartment;
  return (
    <Place>
      <View>
        <Picture picture={cover} sizes="(min-width: 700px) 200px, 104px" />
      </View>
      <div>
        <h3>
          <Name page="apartment" translate="no" slug={slug} search={query}>
            {name}
          </Name>
        </h3>
        {stay ? (
          <ApartmentOffer apartment={apartment} choice={choice} availability={search.availability} />
        ) : (
          <>
            <Line>{line}</Line>
            <Price>{t('apartment.fromPerNight', { price: money(lowestNightPrice(apartment)) })}</Price>
            <small>{extraCosts(apartment)}</small>
          </>
        )}
      </div>
      {resultOf(search.availability, slug)?.available && (
        <Button page="request" slug={slug} search={query} component={PageLink} variant="outlined">
          {t('requestToBook', { ns: 'offer' })}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      )}
      <Nearest>
        <AlternativeApartment slug={slug} name={name} search={search} />
      </Nearest>
    </Place>
  );
}

const Wide = styled(Dialog)`
  & .MuiDialog-paper:not(.MuiDialog-paperFullScreen) {
    width: calc(100vw - 48px);
    max-width: 1080px;
    /* High enough for the calendar that opens within it. */
    height: min(860px, 100dvh - 48px);
    margin: 24px;
  }
  & .MuiDialog-paperFullScreen {
    border-radius: 0;
  }
  & .MuiDialogContent-root {
    display: block;
    padding: 4px 20px max(24px, env(safe-area-inset-bottom));
    ${from.desk} {
      padding: 4px 32px 32px;
    }
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  & > h2 {
    padding: 0;
    font-size: 1.625rem;
  }
  & > button {
    width: 48px;
    height: 48px;
    border: 1px solid color-mix(in srgb, currentcolor 55%, transparent);
  }
  ${from.desk} {
    padding: 20px 32px 12px;
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
  border-top: 1px solid ${color.divider};
  & h3 {
    font-size: 1.375rem;
  }
  & small {
    font-size: 0.9375rem;
    color: ${color.textSecondary};
  }
  & > a {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 200px 1fr auto;
    gap: 28px;
    align-items: center;
    & > a {
      grid-column: auto;
    }
  }
`;

const Nearest = styled.div`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
  ${from.tablet} {
    grid-column: 2 / -1;
    margin-top: -20px;
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
  color: ${color.textSecondary};
  font-size: 1rem;
  ${from.tablet} {
    display: block;
  }
`;

const Price = styled.p`
  margin-top: 4px;
  font-family: ${font.heading};
  font-size: 1.25rem;
  color: ${color.secondary};
`;

const Note = styled.p`
  padding-top: 16px;
  border-top: 1px solid ${color.divider};
  color: ${color.textSecondary};
  font-size: 0.9375rem;
`;
