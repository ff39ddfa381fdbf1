declare module 'virtual:component-facts' {
  type ComponentFacts = import('../scripts/storybook/facts/componentFacts.ts').ComponentFacts

  /** What the source says of each piece, by its name. */
  export const facts: Readonly<Record<string, ComponentFacts | undefined>>
  /** Id of the page of documentation of each piece, by its name. */
  export const pages: Readonly<Record<string, string | undefined>>
  type PropTypes = import('../scripts/storybook/facts/propTypes.ts').PropTypes
  /** What is written of the props of each piece, by its name. */
  export const props: Readonly<Record<string, PropTypes | undefined>>
  type PropDefaults = import('../scripts/storybook/facts/propDefaults.ts').PropDefaults
  /** What the props of each piece are where nothing is given, by its name. */
  export const defaults: Readonly<Record<string, PropDefaults | undefined>>
}
