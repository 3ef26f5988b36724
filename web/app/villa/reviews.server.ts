import { languages } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import * as z from 'zod/mini';
import reviewsJson from '../../../villa/reviews.json';

const text = z.string().check(z.minLength(1));

const reviewSchema = z.strictObject({
  /** Invented: it shows what a review looks like, and the page says so. */
  sample: z.boolean(),
  /** The platform that the review comes from; each has its name in locales/{language}/home.json. */
  source: z.enum(['guestBook', 'email']),
  apartment: z.string(),
  name: text,
  from: text,
  text: z.record(z.enum(languages), text),
});

/** What a guest said, in the page's language. */
export interface Review extends Omit<z.infer<typeof reviewSchema>, 'text'> {
  text: string;
}

const reviews = z.parse(z.array(reviewSchema), reviewsJson);

/** The guests' reviews for a page: villa/reviews.json. Runs at build time only. */
export function readReviews(url: URL): Review[] {
  const language = languageOfPath(url.pathname);
  return reviews.map((review) => ({ ...review, text: review.text[language] }));
}
