export const storySearchStyles = {
  place: { position: 'relative' as const },
}
