import styled from '@emotion/styled';
import type { Guests, GuestLimits } from 'functions/domain/guests';
import { moveGuests } from 'functions/domain/moveGuests';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../form/SelectField.tsx';
import { color } from '../../../ui/theme/tokens.ts';

interface Room {
  /** The apartment's name. */
  name: string;
  limits: GuestLimits;
  guests: Guests;
}

/**
 * Lets a guest move the party between the apartments of a request. Offers only numbers that leave room for everybody.
 */
export function WhoSleepsWhere({
  rooms,
  onMove,
}: {
  rooms: readonly Room[];
  /** @param shares the guests of each apartment */
  onMove: (shares: Guests[]) => void;
}) {
  const { t } = useTranslation(['offer', 'stay']);
  const shares = rooms.map(({ guests }) => guests);
  const limits = rooms.map((room) => room.limits);
  return (
    <Folded>
      <summary>{t('together.where')}</summary>
      {rooms.map(({ name, guests }, place) => (
        <Fields key={name} role="group" aria-label={name}>
          <h3 translate="no">{name}</h3>
          {(['adults', 'children'] as const).map((kind) => {
            const most = limits[place]![kind];
            const possible = Array.from({ length: most + 1 }, (_, count) => count).filter((count) =>
              moveGuests(shares, limits, place, kind, count),
            );
            return (
              <SelectField
                key={kind}
                label={t(kind, { ns: 'stay' })}
                value={String(guests[kind])}
                choices={possible.map((count) => ({ value: String(count), text: String(count) }))}
                onChoose={(count) => {
                  const moved = moveGuests(shares, limits, place, kind, Number(count));
                  if (moved) onMove(moved);
                }}
              />
            );
          })}
        </Fields>
      ))}
    </Folded>
  );
}

const Folded = styled.details`
  border-top: 1px solid ${color.divider};
  & > summary {
    padding-block: 12px;
    font-weight: 600;
    color: ${color.secondary};
    cursor: pointer;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 12px;
  padding-block: 10px;
  & > h3 {
    grid-column: 1 / -1;
    font-size: 1.25rem;
  }
`;
