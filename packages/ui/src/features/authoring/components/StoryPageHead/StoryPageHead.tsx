import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'

export interface StoryPageHeadProps {
  title: string
  lang: string | undefined
  backHref: string
  messages: Readonly<Record<'back' | 'title' | 'lead', string>>
}

export function StoryPageHead({ title, lang, backHref, messages }: StoryPageHeadProps) {
  return (
    <PageHeader
      actions={<ButtonLink href={backHref}>{messages.back}</ButtonLink>}
      lead={messages.lead}
      note={<bdi lang={lang}>{title}</bdi>}
      title={messages.title}
    />
  )
}
