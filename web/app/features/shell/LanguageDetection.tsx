import { useLocation } from 'react-router';
import { detectionScript } from './detectionScript.ts';

/** On `/` only. */
export function LanguageDetection() {
  if (useLocation().pathname !== '/') return null;
  return <script dangerouslySetInnerHTML={{ __html: detectionScript }} />;
}
