import type { MyStories, PublicationStatus } from '../../contract/authoring.ts'

export function moveInMyStories(list: MyStories, standing: PublicationStatus) {
  const story = list.stories.find(({ id }) => id === standing.id)
  if (!story) return
  list.counts[story.status] = Math.max(0, list.counts[story.status] - 1)
  list.counts[standing.status] += 1
  Object.assign(story, standing)
}
