import styled from '@emotion/styled';
import de from './flags/de.svg';
import en from './flags/en.svg';
import hr from './flags/hr.svg';
import it from './flags/it.svg';
import pl from './flags/pl.svg';

const flags = { en, de, it, pl, hr };

/** Files of their own, not part of every page: those in a closed menu are not even fetched. */
export function Flag({ language }: { language: keyof typeof flags }) {
  return <Cloth src={flags[language]} width="24" height="16" alt="" loading="lazy" />;
}

const Cloth = styled.img`
  flex: none;
  border-radius: 3px;
  box-shadow: 0 0 0 1px rgb(24 40 47 / 0.15);
`;
