import { expect, test } from 'vitest'

import { usageOf } from '../../.storybook/pages/usage.ts'

test('what is long comes in by its name, and many props stand below one another', () => {
  const usage = usageOf('StoryCard', '@kathasagar/ui/story', {
    story: { title: 'The Rain Office' },
    href: '#story',
    'aria-describedby': ['a'],
    onPlay: () => {},
    onLike: () => {},
    onBookmark: () => {},
  })

  expect(usage).toBe(
    `import { StoryCard } from '@kathasagar/ui/story'

<StoryCard
  story={story}
  href="#story"
  aria-describedby={ariaDescribedby}
  onPlay={onPlay}
  onLike={onLike}
  onBookmark={onBookmark}
/>`,
  )
})
