import type { TaxonomyNames } from '@kathasagar/interchange'

import type { Repositories } from '../../repositories.ts'

/** Categories and tags that the names in stories of other installations are matched with. */
export async function taxonomyNames({
  taxonomy,
}: Pick<Repositories, 'taxonomy'>): Promise<TaxonomyNames & { first: string | null }> {
  const categories = await taxonomy.listCategories()
  return { categories, tags: await taxonomy.listTags(), first: categories[0]?.id ?? null }
}
