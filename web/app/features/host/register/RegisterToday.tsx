import styled from '@emotion/styled';
import type { Booking } from 'functions/contract/booking';
import type { Settings } from 'functions/contract/settings';
import { useTranslation } from 'react-i18next';
import { useGuestRegisters } from '../../../firebase/owner/useGuestRegisters.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { Card, Notice, VersionList } from '../forms/formStyle.ts';
import { BookingLink } from '../frame/DeskLink.tsx';
import { deskColor } from '../frame/deskTheme.ts';
import { localTime } from '../frame/localTime.ts';
import { EnteredButton, useDutyTexts } from './EnteredButton.tsx';
import { registerDuties } from './registerDuties.ts';

/** The stays whose guests are to be entered in eVisitor, or signed out of it. @param now in milliseconds since 1970 */
export function RegisterToday({
  bookings,
  settings,
  now,
}: {
  bookings: readonly Booking[];
  settings: Settings;
  now: number;
}) {
  const { t } = useTranslation('hostToday');
  const nameOf = useApartmentName();
  const texts = useDutyTexts();
  const registers = useGuestRegisters();
  const duties = registers && registerDuties(bookings, registers, settings, localTime(now));
  if (!duties?.length) return null;
  return (
    <Card aria-labelledby="today-register">
      <h3 id="today-register">{t('register.title')}</h3>
      <Duties role="list">
        {duties.map(({ booking, register, duty }) => (
          <li key={booking.id}>
            <div>
              <BookingLink booking={booking} />
              <Notice>{[nameOf(booking.apartment), texts.sent(booking, register)].join(' · ')}</Notice>
              <Until data-late={duty.isLate || undefined}>{texts.duty(duty)}</Until>
            </div>
            <EnteredButton booking={booking} register={register} duty={duty} />
          </li>
        ))}
      </Duties>
    </Card>
  );
}

const Duties = styled(VersionList)`
  & a {
    display: inline-block;
    padding-block: 10px;
  }
  & li + li {
    padding-top: 16px;
    border-top: 1px solid ${deskColor.divider};
  }
`;

const Until = styled.p`
  margin: 2px 0 0;
  font-weight: 600;
  &[data-late] {
    color: ${deskColor.error};
  }
`;
