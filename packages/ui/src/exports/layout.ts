export { AppShell } from '../features/shell/components/AppShell/AppShell.tsx'
export { Footer } from '../features/shell/components/Footer/Footer.tsx'
export { Header } from '../features/shell/components/Header/Header.tsx'
export { LanguageChooser } from '../features/shell/components/LanguageChooser/LanguageChooser.tsx'
export {
  MobileMenu,
  preloadMobileMenu,
} from '../features/shell/components/MobileMenu/MobileMenu.tsx'
export { ThemeChooser } from '../features/shell/components/ThemeChooser/ThemeChooser.tsx'
