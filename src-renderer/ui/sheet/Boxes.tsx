import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { freeBoxId } from '#rules/kit/hexmap/edit/boxes.ts';
import type { SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import classes from './editor.module.css';

/** Off-map boxes and sea areas: made and named here, linked by touching hexes and other boxes on the map. */
export function Boxes({
  sheet,
  spec,
  held,
  link,
  onHeld,
  onLink,
  onEdit,
}: {
  readonly sheet: Sheet;
  readonly spec: SheetSpec;
  /** the box being linked */
  readonly held: string | undefined;
  readonly link: string;
  readonly onHeld: (id: string | undefined) => void;
  readonly onLink: (link: string) => void;
  readonly onEdit: (edit: SheetEdit) => void;
}) {
  const { t, say } = useLanguage();
  const [text, setText] = useState('');
  const [kind, setKind] = useState(spec.boxes[0]?.key ?? '');
  const box = held === undefined ? undefined : sheet.boxes[held];
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const id = freeBoxId(sheet);
    onEdit({ do: 'box', id, name: text, kind });
    onHeld(id);
    setText('');
  };
  const linkWord = (key: string): string => {
    const found = spec.links.find((one) => one.key === key);
    return found ? say(found.msg) : key;
  };
  return (
    <div className={classes.extra}>
      <ul className={classes.boxes} aria-label={t('ui.map.boxes')}>
        {Object.entries(sheet.boxes).map(([id, one]) => (
          <li key={id} data-held={id === held || undefined}>
            <button type="button" aria-pressed={id === held} onClick={() => onHeld(id === held ? undefined : id)}>
              {one.name}
            </button>
            <button
              type="button"
              className={classes.small}
              aria-label={t('ui.map.box.drop', { name: name(one.name) })}
              onClick={() => {
                onEdit({ do: 'dropBox', id });
                if (id === held) onHeld(undefined);
              }}
            >
              <Icon name="bin" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {box && held !== undefined ? (
        <>
          <TextInput
            key={held}
            label={t('ui.map.box.name')}
            defaultValue={box.name}
            maxLength={80}
            onBlur={(event) => {
              const called = event.currentTarget.value.trim();
              if (called !== '' && called !== box.name) onEdit({ do: 'box', id: held, name: called, kind: box.kind });
            }}
          />
          {spec.features.length > 0 && (
            <fieldset>
              <legend className="eyebrow">{t('ui.map.box.features')}</legend>
              {spec.features.map((feature) => (
                <label key={feature.key} className="note">
                  <input
                    type="checkbox"
                    checked={box.features?.includes(feature.key) ?? false}
                    onChange={() => onEdit({ do: 'boxFeature', id: held, feature: feature.key, on: 'toggle' })}
                  />
                  {say(feature.msg)}
                </label>
              ))}
            </fieldset>
          )}
          <NativeSelect
            label={t('ui.map.box.link')}
            value={link}
            onChange={(event) => onLink(event.currentTarget.value)}
            data={spec.links.map((one) => ({ value: one.key, label: say(one.msg) }))}
          />
          <p>{t('ui.map.box.help')}</p>
          <ul>
            {box.links.map((one) => (
              <li key={`${one.to}/${one.link}`} className="note">
                {t('ui.map.box.linked', {
                  to: name(sheet.boxes[one.to]?.name ?? one.to),
                  link: name(linkWord(one.link)),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <form onSubmit={add}>
          <TextInput
            label={t('ui.map.box.new')}
            value={text}
            maxLength={80}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {spec.boxes.length > 1 && (
            <NativeSelect
              label={t('ui.map.box.kind')}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
              data={spec.boxes.map((one) => ({ value: one.key, label: say(one.msg) }))}
            />
          )}
          <Button type="submit" mt={8} leftSection={<Icon name="plus" size={18} />}>
            {t('ui.map.box.add')}
          </Button>
        </form>
      )}
    </div>
  );
}
