import type { Language } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import * as z from 'zod/mini';
import reviewsJson from '../../../villa/reviews.json';
import { reviewsSchema, type StoredReview } from './dataSchemas.server.ts';

/** A guest's review in the page's language. */
export interface Review extends Omit<StoredReview, 'text'> {
  text: string;
}

const reviews = z.parse(reviewsSchema, reviewsJson);

/**
 * The guests' reviews for a page: villa/reviews.json. Runs at build time only.
 * @param slug only those of this apartment
 */
export function readReviews(url: URL, slug?: string): Review[] {
  const language = languageOfPath(url.pathname);
  const shown = reviews.filter(({ apartment }) => slug === undefined || apartment === slug);
  return shown.map((review) => ({ ...review, text: textIn(language, review) }));
}

function textIn(language: Language, { name, text }: StoredReview): string {
  const said = text[language];
  if (!said) throw new Error(`villa/reviews.json: the review of ${name} has no text in ${language}`);
  return said;
}
