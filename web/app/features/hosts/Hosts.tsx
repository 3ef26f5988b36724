import styled from '@emotion/styled';
import { ColumnPicture, Section, TwoColumns } from '../../ui/layout/layout.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { from } from '../../ui/theme/tokens.ts';
import { HostTexts } from './HostTexts.tsx';

/** The hosts with their portrait, on the home page. */
export function Hosts({ picture }: { picture: PictureProps['picture'] }) {
  return (
    <Section aria-labelledby="hosts">
      <Columns>
        <ColumnPicture>
          <Picture picture={picture} sizes="(min-width: 1336px) 560px, (min-width: 1000px) 44vw, 100vw" />
        </ColumnPicture>
        <div>
          <HostTexts />
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled(TwoColumns)`
  & > div:last-child {
    display: grid;
    gap: 20px;
  }
  ${from.desk} {
    grid-template-columns: 1fr 1.2fr;
  }
`;
