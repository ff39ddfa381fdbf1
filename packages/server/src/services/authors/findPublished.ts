import { audienceOf, type Reader } from '../policies.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import type { AuthorFigures, StoredAuthor } from './ports.ts'

/** Whoever has published nothing that a reader may see is no author to them, but to themselves. */
export async function findPublished(
  { authors }: Pick<Repositories, 'authors'>,
  reader: Reader,
  handle: string,
): Promise<{ author: StoredAuthor; figures: AuthorFigures } | Refusal> {
  const author = await authors.findAuthor(handle)
  if (!author) return { code: 'author_not_found' }
  const figures = await authors.figuresOf(author.id, audienceOf(reader))
  if (figures.stories_total === 0 && author.id !== reader?.id) return { code: 'author_not_found' }
  return { author, figures }
}
