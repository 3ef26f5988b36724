import styled from '@emotion/styled';
import { errorWords } from '../../i18n/errorWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { color, radius, shadow } from '../../ui/tokens.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useOnline } from '../../ui/useOnline.ts';

/** Says that there is no network, for as long as the browser knows it. Its words are always there: then none can be fetched. */
export function OfflineLine() {
  const online = useOnline();
  const language = useLanguage();
  // The place must be there before its words, or nobody hears them; a prerendered page need not carry it.
  if (!useHydrated()) return null;
  return <div role="status">{!online && <Line>{errorWords[language].resources.errorPage!.offline}</Line>}</div>;
}

const Line = styled.p`
  position: fixed;
  inset: auto auto calc(16px + var(--foot, 0px) + var(--foot-bar, 0px)) 16px;
  z-index: 1100;
  /* Beside it is the way back to the top. */
  max-width: min(30em, 100vw - 92px);
  padding: 10px 18px;
  border-radius: ${radius.small};
  background: ${color.deep};
  color: ${color.onDeep};
  font-size: 16px;
  line-height: 1.4;
  box-shadow: ${shadow};
`;
