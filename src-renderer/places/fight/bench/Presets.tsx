import { Button } from '@mantine/core';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { host } from '../../../host/client.ts';
import { afterPaint } from '../../../ui/afterPaint.ts';
import { asObject } from '../../../ui/forms/values.ts';
import type { MenuItem } from '../../../ui/parts/MenuButton.tsx';
import { MoreMenu } from '../../../ui/parts/MoreMenu.tsx';
import { refusalMsg } from '../../../ui/parts/Refused.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './fight.module.css';

const asData = (thing: Thing): JsonObject => asObject(JSON.parse(JSON.stringify(thing.data ?? {})));

/** Inputs kept under a name, in the library beside the games, and used again in any of them. */
export function Presets({
  game,
  calc,
  value,
  onUse,
}: {
  readonly game: string;
  readonly calc: string;
  readonly value: JsonObject;
  readonly onUse: (value: JsonObject) => void;
}) {
  const { t, say } = useLanguage();
  const id = useId();
  const [all, setAll] = useState<readonly Thing[]>([]);
  const presets = useMemo(() => all.filter((thing) => thing.of === calc), [all, calc]);
  const [naming, setNaming] = useState(false);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<string>();

  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!naming) return undefined;
    // the menu lets go of the focus when it has faded
    const timer = setTimeout(() => nameField.current?.focus(), 180);
    nameField.current?.focus();
    return () => clearTimeout(timer);
  }, [naming]);

  const load = useCallback(async () => {
    const reply = await host()['things.list']({ kind: 'preset', game });
    if (reply.ok) setAll(reply.value);
  }, [game]);
  useEffect(() => {
    const later = afterPaint(() => void load());
    const deaf = host().listen((event) => {
      if (event.event === 'changed' && event.what === 'things') void load();
    });
    return () => {
      later();
      deaf();
    };
  }, [load]);

  const keep = async () => {
    const given = typed.trim();
    if (given === '') return;
    const same = presets.find((thing) => thing.name === given);
    const reply = await host()['things.write']({
      kind: 'preset',
      game,
      of: calc,
      name: given,
      data: value,
      ...(same ? { id: same.id, base: same.revision } : {}),
    });
    setTold(reply.ok ? t('ui.play.preset.kept', { name: name(given) }) : say(refusalMsg(reply)));
    if (reply.ok) {
      setNaming(false);
      setTyped('');
      void load();
    }
  };
  const remove = async (thing: Thing) => {
    const reply = await host()['things.remove']({ id: thing.id, base: thing.revision });
    if (!reply.ok) setTold(say(refusalMsg(reply)));
    void load();
  };

  const items: readonly MenuItem[] = [
    { label: t('ui.play.preset.keep'), run: () => setNaming(true) },
    ...presets.map((thing, i) => ({
      label: t('ui.play.preset.use', { name: name(thing.name) }),
      apart: i === 0,
      run: () => onUse(asData(thing)),
    })),
    ...presets.map((thing, i) => ({
      label: t('ui.play.preset.remove', { name: name(thing.name) }),
      apart: i === 0,
      run: () => void remove(thing),
    })),
  ];

  return (
    <div className={classes.presets}>
      <MoreMenu text="subtle" label={t('ui.play.preset.menu')} items={items} leaves />
      {naming && (
        <form
          className={classes.naming}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <label htmlFor={id} className="eyebrow">
            {t('ui.play.preset.name')}
          </label>
          <input
            id={id}
            ref={nameField}
            type="text"
            maxLength={80}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setNaming(false)}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            {t('ui.play.preset.save')}
          </Button>
        </form>
      )}
      <span role="status" className={classes.told}>
        {told}
      </span>
    </div>
  );
}
