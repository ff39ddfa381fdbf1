import type { Meta, StoryObj } from '@storybook/react-vite'

/** Stories of a file by name, and its `meta` as the default. */
export type StoryFile = { default: Meta } & Record<string, Meta | StoryObj>

/** A piece of the gallery: its file, read when its place comes near, and the stories shown there. */
export interface GalleryPiece {
  /** What the piece is imported as. */
  name: string
  /** Names of its stories, one below the other. */
  stories: readonly string[]
  load: () => Promise<StoryFile>
}

/** What pieces of a group do, and the pieces. */
export interface GalleryGroup {
  title: string
  pieces: readonly GalleryPiece[]
}

const files = import.meta.glob<StoryFile>(
  '../../packages/ui/src/components/{primitives,play,story,progress,account}/*/*.stories.tsx',
)

const piece = (name: string, ...stories: readonly string[]): GalleryPiece => {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1]
  if (!load) throw new Error(`No stories of ${name}`)
  return { name, stories, load }
}

/** The gallery of the first page: what each group is for, and its pieces in the state one knows them in. */
export const GALLERY: readonly GalleryGroup[] = [
  {
    title: 'Acting',
    pieces: [
      piece('Button', 'Variants', 'WithPrice'),
      piece('IconButton', 'Default', 'Pressed'),
      piece('Switch', 'On', 'Off'),
    ],
  },
  { title: 'Choosing', pieces: [piece('ChoiceList', 'Two'), piece('RadioGroup', 'Chosen')] },
  {
    title: 'Asking',
    pieces: [
      piece('TextInput', 'WithHint', 'Invalid'),
      piece('SelectInput', 'Chosen'),
      piece('Checkbox', 'Ticked'),
    ],
  },
  {
    title: 'A story',
    pieces: [
      piece('StoryCard', 'LikedAndBookmarked'),
      piece('CoverImage', 'Torana'),
      piece('CountToggle', 'Liked'),
    ],
  },
  {
    title: 'Telling',
    pieces: [piece('LogEntry', 'LatestNarrative'), piece('SceneThread', 'OnTheWay')],
  },
  {
    title: 'Counting',
    pieces: [
      piece('ProgressBar', 'UnderWay', 'Done'),
      piece('TaskCard', 'InProgress'),
      piece('CreditsMeter', 'Enough'),
      piece('StarRating', 'Given'),
    ],
  },
  {
    title: 'Labels',
    pieces: [
      piece('Badge', 'Published', 'InReview', 'Premium'),
      piece('Chip', 'WithDot'),
      piece('Avatar', 'Picture'),
    ],
  },
  {
    title: 'Refusing kindly',
    pieces: [piece('Alert', 'Told'), piece('AlternativesPanel', 'Several')],
  },
  {
    title: 'Waiting',
    pieces: [piece('EmptyState', 'NoStories'), piece('Skeleton', 'Torana')],
  },
]
