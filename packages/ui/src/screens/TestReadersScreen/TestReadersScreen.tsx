import { PreviewLinks } from '../../components/authoring/PreviewLinks/PreviewLinks.tsx'
import type { PreviewLinksProps } from '../../components/authoring/PreviewLinks/PreviewLinks.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { testReadersScreenStyles as styles } from './TestReadersScreen.styles.ts'

export interface TestReadersScreenProps extends PreviewLinksProps {
  /** The story's name; blank until it is known. */
  title: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Where the author's stories are. */
  backHref: string
  /** Where the author reads what test readers typed. */
  typedHref: string
}

/** Where an author gives a story to test readers, and sees what became of it. */
export function TestReadersScreen(props: TestReadersScreenProps) {
  const { title, lang, backHref, typedHref, ...links } = props
  const { testReaders: messages } = useAuthoringMessages().authoring

  return (
    <div css={styles.page}>
      <p css={styles.back}>
        <Link href={backHref}>{messages.back}</Link>
      </p>
      <h1 css={styles.title} dir="auto" lang={title ? lang : undefined} tabIndex={-1}>
        {title || messages.title}
      </h1>
      <h2 css={styles.heading}>{messages.title}</h2>
      <p css={styles.lead}>{messages.lead}</p>
      <p>
        <Link href={typedHref}>{messages.typed}</Link>
      </p>
      <PreviewLinks {...links} />
    </div>
  )
}
