import styled from '@emotion/styled';
import { Column, Section } from '../../ui/layout/layout.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { from, radius } from '../../ui/theme/tokens.ts';
import { HostTexts } from './HostTexts.tsx';

/** The hosts with their portrait, on the home page. */
export function Hosts({ picture }: { picture: PictureProps['picture'] }) {
  return (
    <Section aria-labelledby="hosts">
      <TwoColumns>
        <View>
          <Picture picture={picture} sizes="(min-width: 1336px) 560px, (min-width: 1000px) 44vw, 100vw" />
        </View>
        <div>
          <HostTexts />
        </div>
      </TwoColumns>
    </Section>
  );
}

const TwoColumns = styled(Column)`
  display: grid;
  gap: 32px;
  & > div:last-child {
    display: grid;
    gap: 20px;
  }
  ${from.desk} {
    grid-template-columns: 1fr 1.2fr;
    align-items: center;
    gap: 80px;
  }
`;

const View = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.large};
`;
