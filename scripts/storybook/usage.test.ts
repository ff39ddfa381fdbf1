import { expect, test } from 'vitest'

import { usageOf } from '../../.storybook/pages/usage.ts'

test('a usage is the line that imports the piece and the element with its props', () => {
  const usage = usageOf('Button', '@kathasagar/ui/primitives', {
    variant: 'primary',
    isBusy: true,
    children: 'PLAY',
    onPress: () => {},
  })

  expect(usage).toBe(
    `import { Button } from '@kathasagar/ui/primitives'

<Button variant="primary" isBusy onPress={onPress}>PLAY</Button>`,
  )
})

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

test('a part of others is imported from nowhere', () => {
  expect(usageOf('OceanArt', null, { size: 3, title: undefined })).toBe('<OceanArt size={3} />')
})
