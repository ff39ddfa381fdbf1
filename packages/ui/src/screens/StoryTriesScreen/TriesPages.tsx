import { Button } from '../../components/primitives/Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { storyTriesScreenStyles } from './StoryTriesScreen.styles.ts'

interface TriesPagesProps {
  /** Page that shows, from 1. */
  page: number
  /** How many there are. */
  pages: number
  /** Another page is to be shown. */
  onPage: (page: number) => void
}

/** Leads through the pages of what players tried. */
export function TriesPages({ page, pages, onPage }: TriesPagesProps) {
  const { tries: messages } = useMessages().authoring
  const styles = storyTriesScreenStyles(useTheme())

  return (
    <nav aria-label={messages.pages} css={styles.pages}>
      <Button icon="chevronLeft" isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        {messages.previous}
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  )
}
