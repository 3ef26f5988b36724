"""The sky over the house, at four hours. The same four for every picture, so that they belong together."""

import math
from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Hour:
    """`bearing`: where the sun stands, in degrees clockwise from north; `height` above the horizon in degrees.

    `sun` scales its disc against the sky, `sky` the whole; `haze` is the amount of dust.
    """

    bearing: float
    height: float
    sun: float
    sky: float
    haze: float


HOURS = {
    "morning": Hour(bearing=104, height=26, sun=0.8, sky=0.105, haze=0.35),
    "noon": Hour(bearing=212, height=56, sun=0.8, sky=0.08, haze=0.35),
    "sunset": Hour(bearing=258, height=7, sun=1.3, sky=0.26, haze=2.0),
    "dusk": Hour(bearing=262, height=-2.5, sun=0.0, sky=4.0, haze=1.4),
}


def set_light(name):
    hour = HOURS[name]
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_elevation = math.radians(hour.height)
    # Blender turns the sun clockwise from +y, which is our north.
    sky.sun_rotation = math.radians(hour.bearing)
    sky.sun_disc = hour.sun > 0
    sky.sun_intensity = hour.sun
    sky.sun_size = math.radians(0.9)
    sky.dust_density = hour.haze
    sky.altitude = 20
    background = nodes["Background"]
    background.inputs["Strength"].default_value = hour.sky
    links.new(sky.outputs["Color"], background.inputs["Color"])
    # Small windows catch the sky's light sooner when the sky is sampled as a lamp.
    world.cycles.sampling_method = "AUTOMATIC"
    return hour


def add_portal(center, size, towards):
    """A window's opening, told to the renderer so that light through it is found at once.

    `center` in metres, `size` (width, height), `towards` the horizontal direction into the room.
    """
    data = bpy.data.lights.new("portal", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.cycles.is_portal = True
    lamp = bpy.data.objects.new("portal", data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = center
    # An area lamp shines along its own -z.
    lamp.rotation_euler = (math.pi / 2, 0, math.atan2(towards[1], towards[0]) - math.pi / 2)
    return lamp


def add_lamp(at, watts, color=(1.0, 0.72, 0.42), radius=0.04):
    """A warm bulb without a body."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy = watts
    data.color = color
    data.shadow_soft_size = radius
    lamp = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    return lamp
