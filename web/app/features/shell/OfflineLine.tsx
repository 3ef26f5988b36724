import styled from '@emotion/styled';
import { errorMessages } from '../../i18n/errorMessages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { color, radius, shadow } from '../../ui/theme/tokens.ts';
import { useHydrated } from '../../ui/browser/useHydrated.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';

/**
 * Says that there is no network as long as the browser reports that. Its text is loaded in advance, because nothing can
 * be fetched then.
 */
export function OfflineLine() {
  const online = useOnline();
  const language = useLanguage();
  // A live region must exist before its text, or else screen readers do not announce the text. Prerendered pages do not
  // need it.
  if (!useHydrated()) return null;
  return <div role="status">{!online && <Line>{errorMessages[language].resources.errorPage!.offline}</Line>}</div>;
}

const Line = styled.p`
  position: fixed;
  inset: auto auto calc(16px + var(--foot, 0px) + var(--foot-bar, 0px)) 16px;
  z-index: 1100;
  /* Leaves room for "back to top". */
  max-width: min(30em, 100vw - 92px);
  padding: 10px 18px;
  border-radius: ${radius.small};
  background: ${color.headerBackground};
  color: ${color.onHeader};
  font-size: 1rem;
  line-height: 1.4;
  box-shadow: ${shadow};
`;
