import {
  ActionIcon,
  Button,
  Checkbox,
  createTheme,
  Menu,
  Modal,
  NativeSelect,
  NumberInput,
  Popover,
  Radio,
  SegmentedControl,
  Select,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';

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
const calm = { transitionProps: { duration: 120, transition: 'fade' as const } };

/** Sizes and manners set once, so that screens stay plain: 44 px controls, no shadows, quiet motion. */
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
    Button: Button.extend({
      defaultProps: { variant: 'default', size: 'md' },
      styles: { root: { minHeight: 44, height: 'auto', paddingBlock: 4 }, label: { gap: 10, whiteSpace: 'normal' } },
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', size: 44 } }),
    TextInput: TextInput.extend({ defaultProps: field }),
    NumberInput: NumberInput.extend({ defaultProps: field }),
    NativeSelect: NativeSelect.extend({ defaultProps: field }),
    Select: Select.extend({ defaultProps: { ...field, allowDeselect: false } }),
    Textarea: Textarea.extend({ defaultProps: field }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md' } }),
    Radio: Radio.extend({ defaultProps: { size: 'md' } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'md', transitionDuration: 120 } }),
    // the page itself never scrolls: no scroll lock, and so no inline style element
    Modal: Modal.extend({ defaultProps: { ...calm, lockScroll: false, centered: true, radius: 0 } }),
    Menu: Menu.extend({ defaultProps: { ...calm, shadow: undefined, position: 'bottom-end', radius: 0 } }),
    Popover: Popover.extend({ defaultProps: { ...calm, shadow: undefined, radius: 0 } }),
    Tooltip: Tooltip.extend({ defaultProps: { ...calm, openDelay: 400 } }),
  },
});
