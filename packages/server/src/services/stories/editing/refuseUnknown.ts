import type { Repositories } from '../../repositories.ts'
import { fieldRefusal, type Refusal } from '../../refusal.ts'

/** Refuses a category or tags that are not there. */
export async function refuseUnknown(
  { authoring }: Pick<Repositories, 'authoring'>,
  given: { category_id?: string | null | undefined; tag_ids?: readonly string[] | undefined },
): Promise<Refusal | null> {
  const { category_id, tag_ids = [] } = given
  if (category_id && !(await authoring.hasCategory(category_id))) {
    return fieldRefusal('category_id', 'There is no such category')
  }
  const wanted = new Set(tag_ids)
  if ((await authoring.countTags([...wanted])) < wanted.size) {
    return fieldRefusal('tag_ids', 'There is no such tag')
  }
  return null
}
