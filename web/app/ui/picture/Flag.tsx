import styled from '@emotion/styled';

/**
 * Files of their own, not part of every page: those in a closed menu are not fetched. They may be cached for ever without a hash in
 * their names, which no page could compress: what would change them is another country.
 */
export function Flag({ language }: { language: string }) {
  return <Cloth src={`/assets/flags/${language}.svg`} width="24" height="16" alt="" loading="lazy" />;
}

const Cloth = styled.img`
  flex: none;
  border-radius: 3px;
  box-shadow: 0 0 0 1px rgb(24 40 47 / 0.15);
`;
