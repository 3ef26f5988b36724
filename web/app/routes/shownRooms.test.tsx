import { expect, it } from 'vitest';
import { Rooms } from '../features/apartments/Rooms.tsx';
import { renderInLanguage } from '../features/host/frame/renderInLanguage.tsx';

it('bedrooms are numbered as bedrooms, wherever the other rooms are', () => {
  const html = renderInLanguage(
    <Rooms
      rooms={[
        { kind: 'living', beds: { sofaBed: 1 } },
        { kind: 'bedroom', beds: { double: 1 } },
        { kind: 'bedroom', beds: { single: 2 } },
      ]}
    />,
  );
  const headings = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text]) => text);
  expect(headings).toEqual(['Living room', 'Bedroom 1', 'Bedroom 2']);
});
