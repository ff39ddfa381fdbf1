export { AppShell, type AppShellProps } from '../features/shell/components/AppShell/AppShell.tsx'
export {
  Footer,
  type FooterLink,
  type FooterProps,
} from '../features/shell/components/Footer/Footer.tsx'
export { GuidePicture } from '../features/shell/components/GuidePicture/GuidePicture.tsx'
export type { GuidePictureProps } from '../features/shell/components/GuidePicture/GuidePicture.tsx'
export { Header, type HeaderProps } from '../features/shell/components/Header/Header.tsx'
export type { HeaderLinks, HeaderUser } from '../features/shell/components/Header/headerLinks.ts'
export { LanguageChooser } from '../features/shell/components/LanguageChooser/LanguageChooser.tsx'
export type { LanguageChooserProps } from '../features/shell/components/LanguageChooser/LanguageChooser.tsx'
export { Logo, type LogoProps } from '../features/shell/components/Logo/Logo.tsx'
export {
  MobileMenu,
  preloadMobileMenu,
} from '../features/shell/components/MobileMenu/MobileMenu.tsx'
export type { MobileMenuProps } from '../features/shell/components/MobileMenu/MobileMenu.tsx'
export { NavDisclosure } from '../features/shell/components/NavDisclosure/NavDisclosure.tsx'
export type {
  NavDisclosureProps,
  NavLink,
} from '../features/shell/components/NavDisclosure/NavDisclosure.tsx'
export { ThemeChooser } from '../features/shell/components/ThemeChooser/ThemeChooser.tsx'
export type { ThemeChooserProps } from '../features/shell/components/ThemeChooser/ThemeChooser.tsx'
