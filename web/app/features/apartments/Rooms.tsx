import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Section } from '../../ui/layout/layout.ts';
import { color, from, radius } from '../../ui/theme/tokens.ts';
import type { BedKind, Room } from '../../villa/dataSchemas.server.ts';

export function Rooms({ rooms }: { rooms: Room[] }) {
  const { t } = useTranslation('apartment');
  const format = useFormat();
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom');
  return (
    <Section aria-labelledby="rooms">
      <h2 id="rooms">{t('rooms.heading')}</h2>
      <Row role="list">
        {rooms.map((room, place) => (
          <li key={place}>
            <h3>
              {bedrooms.length > 1 && bedrooms.includes(room)
                ? `${t('rooms.bedroom')} ${bedrooms.indexOf(room) + 1}`
                : t(`rooms.${room.kind}`)}
            </h3>
            <p>
              {format.list([
                ...(Object.entries(room.beds) as [BedKind, number][]).map(([bed, count]) =>
                  t(`rooms.${bed}`, { count }),
                ),
                ...(room.cot ? [t('rooms.cot')] : []),
              ])}
            </p>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 28px;
  & > li {
    padding: 24px;
    border-radius: ${radius.small};
    background: ${color.panel};
  }
  & p {
    margin-top: 6px;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
