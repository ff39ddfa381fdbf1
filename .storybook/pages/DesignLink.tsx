import design from '../figma.json'
import { designOf } from '../../scripts/figma/design.ts'

/** The way to a piece's component in Figma; nothing where no file is named in `figma.json`. */
export function DesignLink({ name }: { name: string }) {
  const address = designOf(design, name)
  return address ? (
    <p>
      <a href={address} rel="noreferrer" target="_blank">
        Design in Figma
      </a>
    </p>
  ) : null
}
