import type { Meta, StoryObj } from '@storybook/react-vite'

/** Stories of a file by name, and its `meta` as the default. */
export type StoryFile = { default: Meta } & Record<string, Meta | StoryObj>

/** A piece of the wall: its file, read when its place comes near, and the stories that hang there. */
export interface Hung {
  /** What the piece is imported as. */
  name: string
  /** Names of its stories, one below the other. */
  stories: readonly string[]
  load: () => Promise<StoryFile>
}

/** What pieces of a group do, and the pieces. */
export interface WallGroup {
  title: string
  pieces: readonly Hung[]
}

const files = import.meta.glob<StoryFile>(
  '../../packages/ui/src/components/{primitives,play,story,progress,account}/*/*.stories.tsx',
)

const hung = (name: string, ...stories: readonly string[]): Hung => {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1]
  if (!load) throw new Error(`No stories of ${name}`)
  return { name, stories, load }
}

/** The wall of the first page: what each group is for, and its pieces in the state one knows them in. */
export const WALL: readonly WallGroup[] = [
  {
    title: 'Acting',
    pieces: [
      hung('Button', 'Variants', 'WithPrice'),
      hung('IconButton', 'Default', 'Pressed'),
      hung('Switch', 'On', 'Off'),
    ],
  },
  { title: 'Choosing', pieces: [hung('ChoiceList', 'Two'), hung('RadioGroup', 'Chosen')] },
  {
    title: 'Asking',
    pieces: [
      hung('TextInput', 'WithHint', 'Invalid'),
      hung('SelectInput', 'Chosen'),
      hung('Checkbox', 'Ticked'),
    ],
  },
  {
    title: 'A story',
    pieces: [
      hung('StoryCard', 'LikedAndBookmarked'),
      hung('CoverImage', 'Torana'),
      hung('CountToggle', 'Liked'),
    ],
  },
  {
    title: 'Telling',
    pieces: [hung('LogEntry', 'LatestNarrative'), hung('SceneThread', 'OnTheWay')],
  },
  {
    title: 'Counting',
    pieces: [
      hung('ProgressBar', 'UnderWay', 'Done'),
      hung('TaskCard', 'InProgress'),
      hung('CreditsMeter', 'Enough'),
      hung('StarRating', 'Given'),
    ],
  },
  {
    title: 'Labels',
    pieces: [
      hung('Badge', 'Published', 'InReview', 'Premium'),
      hung('Chip', 'WithDot'),
      hung('Avatar', 'Picture'),
    ],
  },
  {
    title: 'Refusing kindly',
    pieces: [hung('Alert', 'Told'), hung('AlternativesPanel', 'Several')],
  },
  {
    title: 'Waiting',
    pieces: [hung('EmptyState', 'NoStories'), hung('Skeleton', 'Torana')],
  },
]
