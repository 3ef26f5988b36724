import { useLocation } from 'react-router';
import { writeDetectionScript } from './detectionScript.ts';

/** On `/` only. */
export function LanguageDetection() {
  if (useLocation().pathname !== '/') return null;
  return <script dangerouslySetInnerHTML={{ __html: writeDetectionScript() }} />;
}
