import { Button } from '../../components/primitives/Button/Button.tsx'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { freeInputsScreenStyles as styles } from './FreeInputsScreen.styles.ts'

interface TriesPagesProps {
  /** Page that shows, from 1. */
  page: number
  /** How many there are. */
  pages: number
  /** Another page is to be shown. */
  onPageChange: (page: number) => void
}

/** Leads through the pages of what players tried. */
export function FreeInputPages({ page, pages, onPageChange }: TriesPagesProps) {
  const { tries: messages } = useAuthoringMessages().authoring

  return (
    <nav aria-label={messages.pages} css={styles.pages}>
      <Button icon="chevronLeft" isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
        {messages.previous}
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button isDisabled={page >= pages} onPress={() => onPageChange(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  )
}
