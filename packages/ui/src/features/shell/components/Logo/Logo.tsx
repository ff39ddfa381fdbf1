import { useMessages } from '../../../../messages/useMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { logoStyles as styles } from './Logo.styles.ts'

export interface LogoProps {
  href: string
}

export function Logo({ href }: LogoProps) {
  const messages = useMessages().layout
  const { linkComponent: Anchor } = useUi()

  return (
    <Anchor css={styles.link} href={href}>
      <Icon name="logo" size={32} />
      <span>
        {messages.product}
        <VisuallyHidden> {messages.homeLink}</VisuallyHidden>
      </span>
      {messages.product !== messages.productInHindi && (
        <span aria-hidden="true" css={styles.inHindi} lang="hi">
          {messages.productInHindi}
        </span>
      )}
    </Anchor>
  )
}
