import { createTheme } from '@mantine/core';

/** Ten times the ink: the shades are never read, the variables in `mantine.css` point at the tokens. */
const ink = [
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
  '#18201b',
] as const;

const field = { size: 'md' as const, styles: { input: { minHeight: 44, height: 'auto' } } };
const popups = { target: '#popups' };
// what closes is gone at once: the next key is for what was behind it
const calm = { transitionProps: { duration: 120, exitDuration: 0, transition: 'fade' as const } };

/**
 * Sizes and manners set once, so that screens stay plain: 44 px controls, no shadows, quiet motion. Named by
 * component and not imported, so that the first screen loads only what it draws.
 */
export const theme = createTheme({
  primaryColor: 'ink',
  colors: { ink },
  defaultRadius: 3,
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--cond)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { variant: 'default', size: 'md' },
      styles: {
        root: { minHeight: 'max(44px, 2.4rem)', height: 'auto', paddingBlock: 4 },
        label: { gap: 10, whiteSpace: 'normal', height: 'auto', overflow: 'visible', textAlign: 'start' },
      },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44 } },
    TextInput: { defaultProps: field },
    NumberInput: { defaultProps: field },
    NativeSelect: { defaultProps: field },
    Select: { defaultProps: { ...field, allowDeselect: false } },
    Textarea: { defaultProps: field },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md', transitionDuration: 120 } },
    // the page itself never scrolls: no scroll lock, and so no inline style element
    Modal: { defaultProps: { ...calm, lockScroll: false, centered: true, radius: 0 } },
    // The page has one banner already.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    // Menus and pads open inside a landmark of their own.
    Menu: {
      defaultProps: {
        ...calm,
        withInitialFocusPlaceholder: false,
        portalProps: popups,
        shadow: undefined,
        position: 'bottom-end',
        // a long one goes where there is most room, is as high as that, and scrolls
        middlewares: { flip: { fallbackStrategy: 'bestFit' }, shift: true, size: { padding: 5 } },
        radius: 0,
      },
    },
    Popover: { defaultProps: { ...calm, portalProps: popups, shadow: undefined, radius: 0 } },
    Tooltip: { defaultProps: { ...calm, openDelay: 400 } },
  },
});
